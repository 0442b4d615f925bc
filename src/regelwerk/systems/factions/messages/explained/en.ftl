### What answers and words mean. The key is that of what is explained with -explained behind it.
## Actions

fa-act-attack-explained = Roll operations against the target's defence; if you hit, strength and effectiveness fall against its resilience. Leaves the target shaken or wounded, and costs only your action.
fa-act-espionage-explained = Operations against operations. If it succeeds, you choose one of four effects; a raise makes it stronger. If it fails, only the action is gone.
fa-act-espionage-intel-explained = If it succeeds, your next attack or espionage roll against this target gets +2; with a raise it is shaken as well. Good before a big blow.
fa-act-espionage-sabotage-explained = If it succeeds, the target's defence drops by 2 until it acts next; with a raise it is shaken as well. Good when others attack afterwards.
fa-act-espionage-siphon-explained = If it succeeds, a quarter of the target's resource points goes to you, with a raise half, at least 1. Good against the rich.
fa-act-espionage-assault-explained = If it succeeds, the target lacks an asset for its next action; with a raise it is damaged until somebody pays 3 resource points for the repair.
fa-act-espionage-assault-on-explained = If it succeeds, the target lacks this asset for its next action; with a raise it is damaged until the target pays 3 resource points for the repair.
fa-act-gather-explained = Roll resources against 4: success brings 1 resource point, each raise one more. Safe, and good when you lack points to shake off or improve.
fa-act-advance-plan-explained = Roll the plan's attribute against 4; success and raises count as progress. A completed plan is worth 6 points in the end, more than anything else.
fa-act-some-plan-explained = The faction advances a plan that you do not know.
fa-act-asset-action-explained = Costs your action: if the operations roll against 4 succeeds, you are hidden. Then only those can attack you who succeed with espionage against you first.

## Free actions

fa-move-instruct-explained = A free action without a roll: the controlled faction does exactly this with its next action. Everything else it decides itself.
fa-move-raise-explained = A free action: the die rises by a step, at once and for good. An attribute costs the number of sides of the new die, effectiveness half; what you spend still counts as wealth in the end.
fa-move-buy-explained = A free action for 5 resource points: a lasting ability that is also worth 1 point in the end.
fa-move-use_asset-explained = A free action: the asset does what is stated for it. As many as you like, each within its own limits.
fa-move-repair-explained = A free action for 3 resource points: the damaged asset is usable again.
fa-move-reorganise-explained = A free action once per turn: roll structure against 4, success and each raise heal 1 wound. Costs nothing but the risk of failing.
fa-move-shake_off-explained = For 3 resource points you are no longer shaken, and if the action was lost only because of that, you have it back.
fa-move-hold-explained = You wait with your turn and step in later. Good if you want to see what the others do.
fa-move-end_turn-explained = Your turn is over. An action that you have not used is lost; resource points stay with you.

## Rolls and damage

fa-answer-accept-explained = You take the result as it lies and pay nothing.
fa-answer-reroll-explained = Both dice fall again, and the best attempt counts. Costs resource points, as often as you like; worth it when much hangs on the roll.
fa-answer-free-reroll-explained = Your asset lets you roll again for free; the best attempt counts. Take it before you pay.
fa-answer-decline-explained = You do without it. That costs nothing, and everything stays as it is.
fa-answer-shake-off-explained = For 3 resource points you are no longer shaken at once. Good before the next blow comes: whoever is still shaken gets a wound right away.
fa-answer-take-explained = You take the wounds and keep your resource points. Each costs 1 on all rolls and disables an asset.
fa-answer-soak-explained = For 3 resource points a structure roll: success and each raise cancel 1 wound. If you soak all of them, you are not shaken either.
fa-answer-free-attack-explained = A full attack on whoever missed you. It costs no action and works while shaken too.
fa-answer-intel-explained = Your next attack or espionage roll against this target gets +2; with a raise it is shaken as well.
fa-answer-sabotage-explained = The target's defence drops by 2 until it acts, for everybody who attacks it; with a raise it is shaken as well.
fa-answer-siphon-explained = A quarter of its resource points goes to you, with a raise half, at least 1.
fa-answer-assault-explained = The target lacks this asset for its next action; with a raise it is damaged until the repair is paid.
fa-answer-asset-explained = This asset does not work as long as the wound lasts. Take the one you can best do without.
fa-answer-wound-explained = This wound disappears, and with it a penalty of 1 on all rolls. It has disabled no asset.
fa-answer-wound-asset-explained = This wound disappears, and the asset that rests because of it is usable again at once.

## Order

fa-answer-wait-explained = You save your turn for a better moment.
fa-answer-take-turn-explained = Your turn begins now, even in the middle of somebody else's. The joker gives you +2 on rolls and damage.
fa-answer-new-card-explained = You pay for a new card and keep the better one: your turn comes earlier.
fa-answer-spend-explained = The character takes that many resource points along on the mission. They do not come back.

## Master

fa-answer-immediate-explained = The consequences of the plan come about at once.
fa-answer-mission-explained = The plan becomes the matter of the next mission: the characters can still stop it.
fa-command-begin_phase-explained = New cards are dealt, and all factions have a turn again.
fa-command-end_phase-explained = Whoever has not had a turn yet gets none in this phase.
fa-command-begin_mission-explained = Now it is the characters' turn: whoever controls a faction may take its resource points along.
fa-command-end_mission-explained = Nobody takes any more resource points along; the mission goes on as intended.
fa-command-end_campaign-explained = The end: points are counted, and the faction with the most has won.
fa-command-no_consequence-explained = The critical failure has no further consequences.
fa-command-adjust_rp-explained = As a consequence the faction gains or loses resource points.
fa-command-set_shaken-explained = As a consequence the faction is shaken: it has no action until it recovers.
fa-command-mission_spend-explained = The character takes these resource points of their faction along on the mission. They do not come back.

## Words

fa-cost-rp-explained = Resource points: for 3 of them you may roll again, soak wounds or shake off; they also buy improvements.
fa-board-shaken-explained = Shaken: no action, and the next damage makes a wound right away. At the beginning of its own turn a flexibility roll helps, and shaking off at any time.
fa-board-hidden-explained = Hidden: only those can attack who have succeeded with espionage against this faction since.
fa-board-minor-explained = Minor: without a card; all minor factions act at once at the end of the phase.
