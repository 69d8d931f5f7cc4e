import {chromium} from '@playwright/test';
const base='http://127.0.0.1:4320';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']});
// overflow
{
 const p=await b.newPage({viewport:{width:1280,height:800}});
 await p.goto(base+'/zh/'); await p.addStyleTag({content:'html{font-size:200%}'});
 console.log(await p.evaluate(()=>{const w=document.documentElement.clientWidth;return [document.documentElement.scrollWidth,w,...[...document.querySelectorAll('*')].filter(e=>e.getBoundingClientRect().right>w+1).slice(0,14).map(e=>e.tagName+'.'+e.className+' '+Math.round(e.getBoundingClientRect().right))]}));
 await p.close();
}
const jobs=JSON.parse(process.argv[2]);
for(const [name,path,width,scheme,action] of jobs){
 const c=await b.newContext({viewport:{width,height:width<500?844:900},colorScheme:scheme,reducedMotion:'reduce',locale:'en-US',hasTouch:width<500});
 const p=await c.newPage();
 await p.goto(base+path,{waitUntil:'load'});
 await p.waitForFunction(()=>'__early' in window && window.__early===undefined).catch(()=>{});
 if(action){ await eval('(async()=>{'+action+'})()'); await p.waitForTimeout(300);}
 await p.screenshot({path:`/tmp/shots/${name}.png`});
 await c.close();
}
await b.close();
