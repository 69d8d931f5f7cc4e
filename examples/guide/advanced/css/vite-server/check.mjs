import { createServer } from 'vite';

for (const noExternal of [[], ['seats']]) {
  const server = await createServer({ configFile: false, logLevel: 'silent', appType: 'custom', server: { middlewareMode: true, ws: false }, ssr: { noExternal } });
  try {
    const { rows } = await server.ssrLoadModule('/src/main.js');
    console.log('noExternal', noExternal.join() || 'not set', 'rows', rows);
  } catch (error) {
    console.log('noExternal', noExternal.join() || 'not set', error.message.replace(/ for .*/, ''));
  }
  await server.close();
}
process.exit();
