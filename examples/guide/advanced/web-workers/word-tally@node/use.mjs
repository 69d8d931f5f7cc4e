for (const file of ['esm/index.js', 'files/index.js', 'cjs/index.cjs']) {
  const { count } = await import(`./dist/${file}`);
  const answer = await count('to be or not to be').catch(({ code }) => code);

  console.log(file, answer);
}
