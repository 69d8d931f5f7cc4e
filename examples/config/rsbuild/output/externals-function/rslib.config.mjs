const item = (id, answer) => ({
  id,
  output: { distPath: 'dist/' + id, externals: ({ request }) => (request === 'coding' ? answer : false) },
});
const asked = ({ request, context, contextInfo, dependencyType }) => {
  const path = (text) => text.replace(process.cwd(), '.');
  console.log('asked:', path(request), path(context), path(contextInfo.issuer) + ',', dependencyType);
  return ['coding', 'os-kit'].includes(request) ? true : undefined;
};
export default {
  logLevel: 'error',
  lib: [
    item('path', 'coding.js'),
    item('array', ['coding.js', 'CODING']),
    item('text', 'module coding.js CODING'),
    { output: { distPath: 'dist/later', externals: async (data) => asked(data) }, source: { entry: { index: './src/more.ts' } } },
  ],
};
