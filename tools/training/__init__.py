"""Making the numbers that players have learned."""
