"""Dark Space: fight, hack, chase and break-in as one confrontation on one track of action units."""
