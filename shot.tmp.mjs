import {chromium} from 'playwright-core';
const [, , ...urls] = process.argv;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
for (const u of urls) {
  const [path, w, scheme] = u.split(',');
  const c = await b.newContext({
    viewport: {width: +w || 1280, height: 900},
    colorScheme: scheme || 'light',
    reducedMotion: 'reduce',
  });
  const p = await c.newPage();
  await p.goto('http://localhost:4341' + path + '.html', {waitUntil: 'networkidle'});
  const h = await p.evaluate(() => document.documentElement.scrollHeight);
  console.log(path, w, h, (h / 900).toFixed(1));
  await p.waitForTimeout(600);
  await p.screenshot({
    path: '/tmp/css-' + path.replaceAll('/', '_') + (w || '') + (scheme || '') + '.png',
    fullPage: true,
  });
  await c.close();
}
await b.close();
