### Sentences that no rule says any more; stored games still have them.

fa-paid-rerolls = { $who }: { $rp } RP for new rolls ({ $left } left).
fa-struck = { $who }: { $again ->
    [true] shaken already and struck again
   *[false] struck and shaken
 }{ $wounds ->
    [0] {""}
    [one] , 1 wound threatens
   *[other] , { $wounds } wounds threaten
 }.
fa-plan-progress = { $who }: { $hits ->
    [one] one step
   *[other] { $hits } steps
 } further in the plan "{ $plan }" ({ $progress } of { $required }).
fa-term-defense = half of operations and 2
fa-term-resilience = half of structure and 2
fa-no-new-id = "{ $key }" cannot be a new id; use small letters from a to z, digits and underscores, and none that exists.
fa-no-new-plan = "{ $key }" cannot be a new plan: it exists already, or it would have no steps.
fa-shaken-by-spies = { $who }: { $again ->
    [true] shaken already, and there is no rest
   *[false] shaken by the spies
 }.
fa-soak-modifiers = { $who }: { SIGNED($modifiers) } counted in the soak roll.
fa-attacks = { $who } → { $target }: { $free ->
    [true] free attack
   *[false] attack
 } with { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifiers) })
 } against defence { $defense }.
fa-soaks = { $who }: soaking with structure { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifiers) })
 }.
