"""Parts of a scene, what a seat may know, endings."""
