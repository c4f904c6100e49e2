"""Cards played at the speed of C by tables that were made from a rulebook."""
