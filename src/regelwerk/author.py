"""All that a rule system in another package may use; everything else of Regelwerk is private and may change.

It re-exports parts of dice, engine and space, by chapter, and nothing else. What stands here keeps its meaning within a
major version; what is to go is announced in the changelog one minor version before.
"""

# isort: off

# Dice: what is thrown, and its exact law.
from regelwerk.dice import Attempt as Attempt
from regelwerk.dice import Counted as Counted
from regelwerk.dice import CountedPair as CountedPair
from regelwerk.dice import Deal as Deal
from regelwerk.dice import Decided as Decided
from regelwerk.dice import Dice as Dice
from regelwerk.dice import Each as Each
from regelwerk.dice import Exploding as Exploding
from regelwerk.dice import ExplodingMix as ExplodingMix
from regelwerk.dice import ExplodingSum as ExplodingSum
from regelwerk.dice import Handful as Handful
from regelwerk.dice import Highest as Highest
from regelwerk.dice import HitPool as HitPool
from regelwerk.dice import Hits as Hits
from regelwerk.dice import Keep as Keep
from regelwerk.dice import Law as Law
from regelwerk.dice import RandomDice as RandomDice
from regelwerk.dice import RollOff as RollOff
from regelwerk.dice import Sum as Sum
from regelwerk.dice import Throw as Throw
from regelwerk.dice import WildCard as WildCard

# Effects: all that a rule may ask for.
from regelwerk.engine.effects import ALL as ALL
from regelwerk.engine.effects import Audience as Audience
from regelwerk.engine.effects import Choose as Choose
from regelwerk.engine.effects import Do as Do
from regelwerk.engine.effects import Gather as Gather
from regelwerk.engine.effects import MASTER as MASTER
from regelwerk.engine.effects import MASTER_ONLY as MASTER_ONLY
from regelwerk.engine.effects import Note as Note
from regelwerk.engine.effects import Play as Play
from regelwerk.engine.effects import Roll as Roll
from regelwerk.engine.effects import choose as choose
from regelwerk.engine.effects import do as do
from regelwerk.engine.effects import gather as gather
from regelwerk.engine.effects import last as last
from regelwerk.engine.effects import meanwhile as meanwhile
from regelwerk.engine.effects import note as note
from regelwerk.engine.effects import only as only
from regelwerk.engine.effects import roll as roll
from regelwerk.engine.answers import Answer as Answer
from regelwerk.engine.answers import Answers as Answers
from regelwerk.engine.answers import Cost as Cost
from regelwerk.engine.answers import Listed as Listed
from regelwerk.engine.answers import Numbers as Numbers
from regelwerk.engine.answers import Offers as Offers
from regelwerk.engine.answers import Pointing as Pointing
from regelwerk.engine.answers import Refusal as Refusal
from regelwerk.engine.answers import unknown as unknown
from regelwerk.engine.acts import Refused as Refused
from regelwerk.engine.facts import Fact as Fact
from regelwerk.engine.facts import Phrase as Phrase
from regelwerk.engine.facts import Ref as Ref
from regelwerk.engine.facts import Word as Word
from regelwerk.engine.facts import phrase as phrase
from regelwerk.engine.tally import Tally as Tally
from regelwerk.engine.tally import Term as Term
from regelwerk.engine.tally import tally as tally

# The rulebook: rules with IDs, what is at stake, options.
from regelwerk.engine.book.rulebook import Catalogue as Catalogue
from regelwerk.engine.book.rulebook import read_catalogue as read_catalogue
from regelwerk.engine.book.rulebook import rule as rule
from regelwerk.engine.book.rulebook import unforeseen as unforeseen
from regelwerk.engine.book.stakes import Args as Args
from regelwerk.engine.book.stakes import Band as Band
from regelwerk.engine.book.stakes import Stake as Stake
from regelwerk.engine.book.stakes import stakes as stakes
from regelwerk.engine.book.options import OptionError as OptionError
from regelwerk.engine.book.options import make_options as make_options

# States and the game.
from regelwerk.engine.state_values import NO_NAME as NO_NAME
from regelwerk.engine.facts import called as called
from regelwerk.engine.state_values import Name as Name
from regelwerk.engine.state_values import State as State
from regelwerk.engine.state_values import Value as Value
from regelwerk.engine.state_values import replace as replace
from regelwerk.engine.game import Game as Game
from regelwerk.engine.game import HasParts as HasParts
from regelwerk.engine.game import HasSides as HasSides
from regelwerk.engine.game import Json as Json
from regelwerk.engine.game import Outcome as Outcome
from regelwerk.engine.game import ScenePart as ScenePart
from regelwerk.engine.plain_game import PlainGame as PlainGame
from regelwerk.engine.journal.freezing import Form as Form
from regelwerk.engine.journal.freezing import Freezer as Freezer
from regelwerk.engine.journal.freezing import flat as flat
from regelwerk.engine.system import LoadingModule as LoadingModule
from regelwerk.engine.system import RuleSystem as RuleSystem
from regelwerk.engine.system import SetupModule as SetupModule
from regelwerk.engine.system import SheetModule as SheetModule
from regelwerk.engine.trials import Budget as Budget
from regelwerk.engine.trials import Trial as Trial
from regelwerk.engine.trials import Twins as Twins
from regelwerk.engine.trials import every_scenario as every_scenario
from regelwerk.engine.trials import scenario_trial as scenario_trial

# Who answers: tactics, odds, tests.
from regelwerk.engine.policies import AtRandom as AtRandom
from regelwerk.engine.policies import ByRule as ByRule
from regelwerk.engine.policies import BySeat as BySeat
from regelwerk.engine.policies import Defaults as Defaults
from regelwerk.engine.policies import Fixed as Fixed
from regelwerk.engine.policies import Policy as Policy
from regelwerk.engine.interpreters.odds import Odds as Odds
from regelwerk.engine.interpreters.odds import odds as odds
from regelwerk.engine.interpreters.scripted import ScriptError as ScriptError
from regelwerk.engine.interpreters.scripted import Transcript as Transcript
from regelwerk.engine.interpreters.scripted import scripted as scripted
from regelwerk.engine.interpreters.simulate import Simulation as Simulation
from regelwerk.engine.questions import AnswerBuilder as AnswerBuilder
from regelwerk.engine.questions import Answered as Answered
from regelwerk.engine.questions import Parameter as Parameter
from regelwerk.engine.questions import Question as Question
from regelwerk.engine.questions import bands_of as bands_of
from regelwerk.engine.odds_arguments import flag as flag
from regelwerk.engine.odds_arguments import is_given as is_given
from regelwerk.engine.odds_arguments import listed as listed
from regelwerk.engine.odds_arguments import number as number
from regelwerk.engine.odds_arguments import one_of as one_of
from regelwerk.engine.odds_arguments import some_of as some_of
from regelwerk.engine.concerns import ConcernsModule as ConcernsModule

# Content: files, documents, mistakes with a place.
from regelwerk.engine.content.documents import as_document as as_document
from regelwerk.engine.content.documents import rivals as rivals
from regelwerk.engine.content.documents import stated_scenario as stated_scenario
from regelwerk.engine.content.documents import versus as versus
from regelwerk.engine.content.entries import Entry as Entry
from regelwerk.engine.content.entries import Text as Text
from regelwerk.engine.content.entries import Texts as Texts
from regelwerk.engine.content.entries import valid as valid
from regelwerk.engine.content.entries import valid_entries as valid_entries
from regelwerk.engine.content.errors import ContentError as ContentError
from regelwerk.engine.content.errors import DOCUMENT as DOCUMENT
from regelwerk.engine.content.errors import Location as Location
from regelwerk.engine.content.files import Found as Found
from regelwerk.engine.content.files import FoundById as FoundById
from regelwerk.engine.content.files import Layer as Layer
from regelwerk.engine.content.files import Shelf as Shelf
from regelwerk.engine.content.files import Source as Source
from regelwerk.engine.content.files import check_known as check_known
from regelwerk.engine.content.files import check_meanings as check_meanings
from regelwerk.engine.content.files import check_once as check_once
from regelwerk.engine.content.files import find_id as find_id
from regelwerk.engine.content.files import stated_options as stated_options
from regelwerk.engine.content.rule_arguments import Given as Given
from regelwerk.engine.content.rule_arguments import GivenError as GivenError
from regelwerk.engine.content.tables import Table as Table
from regelwerk.engine.content.tables import Tables as Tables

# The screen: what people see, in no language.
from regelwerk.engine.screen.display import Amendment as Amendment
from regelwerk.engine.screen.display import Box as Box
from regelwerk.engine.screen.display import Card as Card
from regelwerk.engine.screen.display import Cell as Cell
from regelwerk.engine.screen.display import Chip as Chip
from regelwerk.engine.screen.display import Chips as Chips
from regelwerk.engine.screen.display import Display as Display
from regelwerk.engine.screen.display import Figure as Figure
from regelwerk.engine.screen.display import Fixture as Fixture
from regelwerk.engine.screen.display import Label as Label
from regelwerk.engine.screen.display import Lane as Lane
from regelwerk.engine.screen.display import Meter as Meter
from regelwerk.engine.screen.display import Order as Order
from regelwerk.engine.screen.display import Overlay as Overlay
from regelwerk.engine.screen.display import Part as Part
from regelwerk.engine.screen.display import Recruit as Recruit
from regelwerk.engine.screen.display import Row as Row
from regelwerk.engine.screen.display import Rows as Rows
from regelwerk.engine.screen.display import Tie as Tie
from regelwerk.engine.screen.display import Ties as Ties
from regelwerk.engine.screen.display import Token as Token
from regelwerk.engine.screen.display import Trait as Trait
from regelwerk.engine.screen.display import Traits as Traits
from regelwerk.engine.screen.display import Tray as Tray
from regelwerk.engine.screen.display import Turn as Turn
from regelwerk.engine.screen.map import Area as Area
from regelwerk.engine.screen.map import Map as Map
from regelwerk.engine.screen.map import Mark as Mark
from regelwerk.engine.screen.map import Piece as Piece
from regelwerk.engine.screen.map import Ring as Ring
from regelwerk.engine.screen.standings import Standing as Standing
from regelwerk.engine.screen.standings import Standings as Standings

# Space: positions, paths, sight.
from regelwerk.space import Body as Body
from regelwerk.space import Field as Field
from regelwerk.space import Ground as Ground
from regelwerk.space import NotAPoint as NotAPoint
from regelwerk.space import Path as Path
from regelwerk.space import Point as Point
from regelwerk.space import direction as direction
from regelwerk.space import distance as distance
from regelwerk.space import format_point as format_point
from regelwerk.space import is_clear as is_clear
from regelwerk.space import is_free as is_free
from regelwerk.space import length as length
from regelwerk.space import metres as metres
from regelwerk.space import metres_between as metres_between
from regelwerk.space import parse_point as parse_point
from regelwerk.space import rectangle as rectangle
from regelwerk.space import route as route
from regelwerk.space import scatter as scatter
from regelwerk.space import within as within
