/** A failure whose message is meant for the person at the terminal: it is printed without a stack. */
export class UsageError extends Error {}

/** An option that there is not is a slip of the person, too. @param {any} error */
const isForPeople = (error) =>
  error instanceof UsageError || String(error?.code).startsWith('ERR_PARSE_ARGS_');

/** Runs a task: failures meant for people become a line, others keep their stack. @param {() => Promise<void>} main */
export function runCommand(main) {
  main().catch((error) => {
    console.error(isForPeople(error) ? error.message : error);
    process.exit(1);
  });
}
