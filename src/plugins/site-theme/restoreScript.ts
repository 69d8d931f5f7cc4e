import {foldsKey, sidebarScrollKey, tabsPrefix} from '../../site/storage';

/**
 * Puts tabs and sidebar sections as the reader left them (or the address asks) while the page is being
 * parsed, so that they never flash or shift: an observer runs before each paint. The controls do the same
 * for pages that come later. It also reads `?globalUIComponents=0` (row RT-19). A constant, so that one
 * content security policy hash serves every page.
 */
export const restoreScript = `(function(d,q){function g(k){try{return localStorage.getItem(k)}catch(e){return null}}var f=g('${foldsKey}')||'';function a(){d.querySelectorAll('[data-tabs]').forEach(function(r){var s=r.dataset,v=q.get(s.tabsQuery)||s.tabs&&g('${tabsPrefix}'+s.tabs),t=v?Array.from(r.querySelectorAll(':scope>[role=tablist]>[role=tab]')):[];if(t.some(function(b){return b.dataset.value===v}))t.forEach(function(b){var o=b.dataset.value===v,p=d.getElementById(b.getAttribute('aria-controls'));b.setAttribute('aria-selected',o);b.tabIndex=o?0:-1;if(p)p.hidden=!o})});f&&d.querySelectorAll('details[data-fold]:not([data-active])').forEach(function(e){if(f.indexOf(JSON.stringify(e.dataset.fold))>=0)e.open=false})}if(q.get('globalUIComponents')==='0')d.documentElement.setAttribute('data-without-global-ui','');var o=new MutationObserver(a);o.observe(d,{childList:true,subtree:true});d.addEventListener('DOMContentLoaded',function(){a();o.disconnect();try{var b=d.querySelector('[data-sidebar-name]'),s=(sessionStorage.getItem('${sidebarScrollKey}')||'').split(' ');if(b&&s[0]===b.dataset.sidebarName)b.scrollTop=s[1]}catch(e){}})})(document,new URLSearchParams(location.search))`;
