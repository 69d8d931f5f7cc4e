import {foldsKey, sidebarScrollKey, tabsPrefix} from '../../config/storage';

/**
 * Puts tabs and sidebar sections as the reader left them (or the address asks) while the page is being
 * parsed, so that they never flash or shift: an observer runs before each paint. The controls do the same
 * for pages that come later. It also reads `?globalUIComponents=0` (row RT-19). A constant, so that one
 * content security policy hash serves every page.
 */
export const restoreScript = `((d,q)=>{let g=k=>{try{return localStorage.getItem(k)}catch{}},f=g('${foldsKey}')||'',a=()=>{d.querySelectorAll('[data-tabs]').forEach(r=>{let s=r.dataset,v=q.get(s.tabsQuery)||s.tabs&&g('${tabsPrefix}'+s.tabs),t=v?[...r.querySelectorAll(':scope>[role=tablist]>[role=tab]')]:[];if(t.some(b=>b.dataset.value===v))t.forEach(b=>{let o=b.dataset.value===v,p=d.getElementById(b.getAttribute('aria-controls'));b.setAttribute('aria-selected',o);b.tabIndex=o?0:-1;if(p)p.hidden=!o})});f&&d.querySelectorAll('details[data-fold]:not([data-active])').forEach(e=>{if(f.includes(JSON.stringify(e.dataset.fold)))e.open=false})};if(q.get('globalUIComponents')==='0')d.documentElement.toggleAttribute('data-without-global-ui',true);let o=new MutationObserver(a);o.observe(d,{childList:true,subtree:true});d.addEventListener('DOMContentLoaded',()=>{a();o.disconnect();try{let b=d.querySelector('[data-sidebar-name]'),s=(sessionStorage.getItem('${sidebarScrollKey}')||'').split(' ');if(b&&s[0]===b.dataset.sidebarName)b.scrollTop=s[1]}catch{}})})(document,new URLSearchParams(location.search))`;
