/** The value of a variable, or the first choice where it is not set or empty. @throws Error for another value */
export function oneOf<Choice extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  choices: readonly [Choice, Choice],
): Choice {
  const value = env[name] || choices[0];
  const chosen = choices.find((choice) => choice === value);
  if (!chosen) {
    throw new Error(`${name} is "${value}". It must be "${choices[0]}" or "${choices[1]}".`);
  }
  return chosen;
}
