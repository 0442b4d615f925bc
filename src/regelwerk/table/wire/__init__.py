"""Messages between server and client, as Pydantic models: finished text for people, stable keys for answers.

They are the contract with the browser, whose types are generated from them. `pages/` has those of the pages beside the
table. No logic lives here.
"""
