picks-peek = Do you want to peek? Coins left: { $coins }
picks-peek-no = Do not peek
picks-peek-yes = Peek
picks-peek-poor = There is no coin left for that.
picks-coins = Coins
picks-coins-bid = { $n ->
    [one] One coin
   *[other] { $n } coins
 }
picks-peeks = { $who } pays for a peek, coins left: { $coins }.
picks-saw = The charm of { $other } is worth { $charm }.
picks-saw-nothing = Nothing could be seen.
picks-bid = Round { $round }: how many coins do you bid?
picks-bids = The bids: { $first } and { $second }.
picks-tie = A tie, the dice show { $first } and { $second }.
picks-point = { $who } gets the point and pays { $paid }.
picks-points = Points won
picks-charm-points = Charm
picks-charm = { $who } ends with { $score }.
picks-wins-first = Point for Anna
picks-over = Final score { $first } to { $second }

token-run = Round { $round }: where do you run?
token-path = To { $end }
token-ran = The fox has run (round { $round }).
token-is-at = The fox is at { $place } now.
token-not-a-path = That is not a path. Write places such as 1,2;3,2.
token-blocked = In the way: { $piece }.
token-off-map = The path leads over the edge of the map.
token-too-far = The path is longer than { $metres } metres.
token-no-lair = The path does not end at whole metres.
token-search = Round { $round }: where do you search?
token-rest = Rest
token-patch = Search the { $patch }
token-rests = The hound rests.
token-caught = Caught: { $patch }, at { $place }.
token-nothing = { $patch }: nothing found.
token-caught-chance = Caught
token-over-caught = The fox is caught.
token-over-free = The fox is still free after { $rounds } rounds.
