### Sentences that no rule says any more. Saved games of former versions still hold them.

ps-through = { $who }: protection stops { $prevented ->
    [0] nothing
    [one] 1 hit
   *[other] { $prevented } hits
 }{ $crits ->
    [0] {""}
    [one] , 1 crit goes through it
   *[other] , { $crits } crits go through it
 }; { $wounds ->
    [0] no wound
    [one] that makes 1 wound
   *[other] that makes { $wounds } wounds
 }.
ps-throw-hits = { $who } throws { $item }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } against { $min-roll }+, { $successes ->
    [one] 1 success
   *[other] { $successes } successes
 }. The throw is on the mark.
ps-throw-misses = { $who } throws { $item }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } against { $min-roll }+, no success. The throw scatters.
ps-save = { $who }, { $attribute }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
 }.
ps-dodged = { $who } dodges: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } against { $min-roll }+, { $successes ->
    [one] 1 success
   *[other] { $successes } successes
 }. The attack meets thin air.
ps-not-dodged = { $who } tries to dodge: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } against { $min-roll }+, no success. The attack comes through.
ps-parried = { $who } parries: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } against { $min-roll }+. The parry stops { $stopped ->
    [0] nothing
    [one] 1 hit
   *[other] { $stopped } hits
 }{ $crits ->
    [0] {""}
    [one] , 1 crit comes through
   *[other] , { $crits } crits come through
 }.
ps-saves = { $who }, { $rule } ({ $attribute }): { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }, { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
 }.
ps-first-aid = { $who }, first aid: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } against { $min-roll }+, { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
 }.
ps-group-member = { $who } rolls along: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } against { $min-roll }+, { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
 }.
ps-rests = { $who } rests: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } against { $min-roll }+, { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
 }. { $healed ->
    [0] Nothing heals
    [one] 1 wound heals
   *[other] { $healed } wounds heal
 }: { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
 }.
ps-past-protection = { $who }: protection stops { $prevented ->
    [0] nothing
    [one] 1 hit
   *[other] { $prevented } hits
 }; { $crits ->
    [0] { $normals ->
        [0] nothing gets through
        [one] 1 hit gets through
       *[other] { $normals } hits get through
     }
    [one] { $normals ->
        [0] 1 crit gets through
        [one] 1 hit and 1 crit get through
       *[other] { $normals } hits and 1 crit get through
     }
   *[other] { $normals ->
        [0] { $crits } crits get through
        [one] 1 hit and { $crits } crits get through
       *[other] { $normals } hits and { $crits } crits get through
     }
 }{ $more ->
    [0] {""}
   *[other] , good for { $wounds } wounds
 }.
ps-blast = { $item }, radius { $radius } m: { $number ->
    [0] nobody is near
   *[other] catches { $caught }
 }.
