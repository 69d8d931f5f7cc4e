export default { lib: [{ source: { alias: { '#words': './src/fr.ts' }, entry: { index: 'src/words.ts' } }, output: { distPath: 'dist/old', externals: ['#words'] } }] };
