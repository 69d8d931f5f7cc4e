/** A failure whose message is meant for the person at the terminal: it is printed without a stack. */
export class UsageError extends Error {}
