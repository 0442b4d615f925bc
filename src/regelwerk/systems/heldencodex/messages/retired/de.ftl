hc-mutual = Niemand wehrt ab: { $attacker } mit { $first } gegen { $who } mit { $second }.
hc-treated = { $who } behandelt { $patient }, Lebenskreis { $circle }: { $result } gegen { $minimum }, { $success ->
    [true] versorgt
   *[false] vergeblich
 }.
hc-influence-round = Beeinflussen, Runde { NUMBER($round, useGrouping: 0) }: { $who } gegen { $victim }.
