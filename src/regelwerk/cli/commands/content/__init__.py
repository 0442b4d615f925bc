"""Commands about content: files of one's own, sheets and what is printed."""
