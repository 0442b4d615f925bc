from regelwerk.engine.policies import Defaults
TACTICS={"balanced": Defaults()}
DEFAULT="balanced"
