/**
 * Downloads the binding and compiles it on the way.
 *
 * @param {import('../protocol').EngineFiles['wasm']} wasm
 * @param {(bytes: number) => void} onProgress receives the number of bytes so far
 * @returns {Promise<WebAssembly.Module>}
 */
export async function downloadModule(wasm, onProgress) {
  let bytes = 0;
  const compressed = new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      onProgress(bytes);
      controller.enqueue(chunk);
    },
  });
  const decompressed = compressed.readable.pipeThrough(new DecompressionStream('gzip'));
  const module = WebAssembly.compileStreaming(
    new Response(decompressed, {headers: {'content-type': 'application/wasm'}}),
  );
  const download = async () => {
    for (const part of wasm.parts) {
      const response = await fetch(new URL(part, location.href));
      if (!response.ok || !response.body) {
        throw new Error(`${part}: ${response.status}`);
      }
      await response.body.pipeTo(compressed.writable, {preventClose: true});
    }
    await compressed.writable.close();
  };
  const [compiled] = await Promise.all([module, download()]);
  return compiled;
}
