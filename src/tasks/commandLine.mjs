/** A failure whose message is meant for the person at the terminal: it is printed without a stack. */
export class UsageError extends Error {}

/** Runs a task: failures meant for people become a line, others keep their stack. @param {() => Promise<void>} main */
export function runCommand(main) {
  main().catch((error) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(1);
  });
}
