import {chromium} from '@playwright/test';
const [,, name, url, width='1440', scheme='light', height='900', full='', click='']=process.argv;
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-dev-shm-usage','--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost']});
const p=await b.newPage({viewport:{width:+width,height:+height},colorScheme:scheme,reducedMotion:'reduce'});
p.on('console',m=>console.log(m.type(),m.text())); p.on('pageerror',e=>console.log('ERR',e.message));
await p.goto('http://localhost:4390'+url); await p.waitForTimeout(1500);
for (const c of click.split(';').filter(Boolean)) { await p.getByText(c,{exact:true}).first().click(); await p.waitForTimeout(200); }
await p.screenshot({path:`/tmp/${name}.png`,fullPage:!!full});
console.log(p.url());
await b.close();
