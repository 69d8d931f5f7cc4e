/**
 * Starts the client layer once the page has been painted, so that its few kilobytes never stand between
 * the reader and the text: the first frame is handed over when the second begins. The files' names stand
 * in its element's `data-files`, so that it is a constant and one content security policy hash serves
 * every page.
 */
export const clientLoaderScript =
  "!function(d,w,f){addEventListener('DOMContentLoaded',function(){w(function(){w(function(){setTimeout(function(){f.forEach(function(f){var s=d.createElement('script');s.src=f;s.async=false;d.head.append(s)})})})})})}(document,requestAnimationFrame,document.currentScript.dataset.files.split(' '))";
