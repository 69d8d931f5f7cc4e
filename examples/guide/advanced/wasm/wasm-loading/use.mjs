for (const file of ['node/index.js', 'cjs/index.cjs', 'esm/index.js', 'shim/index.js', 'external/index.js']) {
  const said = await import(`./dist/${file}`).then(({ square }) => square(9), ({ message }) => message);
  console.log(file, said);
}
