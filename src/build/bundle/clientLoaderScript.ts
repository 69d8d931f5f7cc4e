/** How long a browser is waited for that does not tell of its paints, in ms. */
const patience = 1000;

/**
 * Starts the client layer once the page is on screen, so that its few kilobytes never stand between
 * the reader and the text: not when a frame has been drawn, but when the browser tells that it is shown
 * (`paint` entries), since what is asked for before shares the line with it. Two frames more, for a
 * document that was painted in pieces. The files' names stand in its element's `data-files`, so that it
 * is a constant and one content security policy hash serves every page.
 */
export const clientLoaderScript = `((d,w,f)=>{let s=()=>f.splice(0).forEach(f=>{let s=d.createElement('script');s.src=f;s.async=false;d.head.append(s)});addEventListener('DOMContentLoaded',()=>{setTimeout(s,${patience});new PerformanceObserver(l=>{l.getEntriesByName('first-contentful-paint')[0]&&w(()=>w(s))}).observe({type:'paint',buffered:true})})})(document,requestAnimationFrame,document.currentScript.dataset.files.split(' '))`;
