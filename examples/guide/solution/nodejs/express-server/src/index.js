import express from 'express';

const app = express();
app.get('/', (_, response) => response.send('ok'));
const server = app.listen(0, async () => {
  const { port } = server.address();
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  console.log(await answer.text());
  server.close();
});
