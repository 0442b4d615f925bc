### What the command line says.

## Help

cli-help = Regelwerk: throws, odds and whole fights, by the rules and worked out exactly.
cli-help-usage = Usage:
cli-help-options = Options
cli-help-arguments = Arguments
cli-help-commands = Commands
cli-help-options-word = [OPTIONS]
cli-help-command-word = COMMAND …
cli-help-help = Shows this help.
cli-help-roll = Throws the dice that you write down.
cli-help-odds = Works out exact odds: of a throw, or of a question to a rule system.

cli-opt-lang = Language: de or en; may stand anywhere.
cli-opt-json = Prints JSON.
cli-opt-seed = Seed of the dice: the same number, the same faces.
cli-opt-option = An option of the rule system, as name=value; may be repeated.
cli-opt-content = A folder with content of your own; may be repeated.
cli-opt-at-least = Also shows the chance of at least N.
cli-opt-plot = Draws a picture into this file (svg, png, pdf).
cli-arg-system = The rule system, such as phasesix.
cli-arg-file = The file with the saved game.
cli-arg-notation = The throw, such as 3W6+2, 4W10h2 or 6W6!>=5.
cli-arg-odds = A throw such as 6W6!>=5, or a system with a question: phasesix attack --attacker hagen --target wolf.

## Odds

cli-odds-mean = mean { $mean }
cli-odds-plot = The picture is in { $file }.
cli-odds-exact = Worked out exactly; assumed behaviour: { $policy }.
cli-odds-comparison = Side by side

## What is wrong

cli-wrong-language = There is no language “{ $lang }”. Possible are: { $known }.
cli-wrong-throw = There is no such throw: { $why }.
cli-wrong-endless = With this behaviour the game never ends. Take other tactics.
cli-wrong-extra = This needs { $module }. Install it with: pip install "regelwerk[{ $extra }]"
cli-wrong-file = { $file } cannot be used like this: { $why }.
cli-wrong-missing = “{ $command }” lacks { $name }. “{ $command } --help” shows what it needs.
cli-wrong-no-option = “{ $command }” does not know { $name }. “{ $command } --help” shows what there is.
cli-wrong-value = “{ $command }”: the value of { $name } does not fit: { $why } “{ $command } --help” shows what does.
cli-wrong-option-usage = “{ $command }”: the value behind { $name } is missing, or there is one too many.
cli-wrong-usage = “{ $command }” cannot be called like this: { $why } “{ $command } --help” shows how it can.
cli-wrong-odds-words = “{ $word }” after the throw is too much. Write the throw without spaces or in quotation marks.
cli-wrong-plot-kind = { $file }: pictures come as svg, png or pdf. Change the ending.
cli-wrong-no-folder = There is no folder { $folder }. Make it or name another one.
cli-wrong-no-question = The question to { $system } is missing. Possible are: { $known }.
cli-wrong-question = There is no question “{ $question }”. Possible are: { $known }.
cli-wrong-parameter = “{ $word }” does not belong to this question. It knows: { $parameters }.
cli-wrong-parameter-missing = { $name } is missing. The question knows: { $parameters }.
cli-wrong-parameter-value = The value behind { $name } is missing.
