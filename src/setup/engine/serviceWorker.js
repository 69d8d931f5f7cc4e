/*
 * Isolates /setup on hosts that send no headers of ours: the binding's threads share memory, which browsers only allow to
 * isolated pages. Its scopes (`isolation.ts`) contain /setup and the engine's files, and no other page.
 */
addEventListener('fetch', (event) => {
  if (['document', 'worker'].includes(event.request.destination)) {
    event.respondWith(isolate(event.request));
  }
});

async function isolate(request) {
  const response = await fetch(request);
  // Redirects are followed by the browser.
  if (response.type === 'opaqueredirect') {
    return response;
  }
  const isolated = new Response(response.body, response);
  isolated.headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  isolated.headers.set('Cross-Origin-Embedder-Policy', 'credentialless');
  return isolated;
}
