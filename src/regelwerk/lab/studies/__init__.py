"""Studies: what a change of rules or content does, asked of many games or of exact odds.

A study is data (`study`), made by one of the questions that designers ask (`designs`). It is cut into tasks (`tasks`),
a runner works on them here, in processes or on a cluster (`runners`), a plan decides in which order and when it is
enough (`plans`), and what comes in goes to one file (`files`) that anybody can read again (`results`, `findings`).
"""
