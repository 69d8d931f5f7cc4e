/**
 * Starts the client layer once the page has been painted, so that its few kilobytes never stand between
 * the reader and the text: the first frame is handed over when the second begins. Reads the files' names from the page's `[data-client-scripts]`, so that it is
 * a constant and one content security policy hash serves every page.
 */
export const clientLoaderScript =
  "addEventListener('DOMContentLoaded',function(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(function(){JSON.parse(document.querySelector('[data-client-scripts]').textContent).forEach(function(f){var s=document.createElement('script');s.src=f;s.async=false;document.head.append(s)})})})})})";
