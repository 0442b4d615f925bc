"""Routes about content: files, entries, scenes, images and sheets."""
