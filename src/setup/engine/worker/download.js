import startDecoder, {brotli_dec as decompress} from 'brotli-dec-wasm/web';

/**
 * Downloads the parts of the binding at once, and compiles each as soon as those before it are there.
 *
 * @param {import('../protocol').EngineFiles['wasm']} wasm
 * @param {(bytes: number) => void} onProgress receives the number of bytes so far
 * @returns {Promise<WebAssembly.Module>}
 */
export async function downloadModule({parts}, onProgress) {
  const decoder = startDecoder({
    module_or_path: new URL('brotli-dec-wasm/web/bg.wasm', import.meta.url),
  });
  let bytes = 0;
  const download = async (part) => {
    const response = await fetch(part);
    if (!response.ok) {
      throw new Error(`${part}: ${response.status}`);
    }
    const count = new TransformStream({
      transform(chunk, controller) {
        onProgress((bytes += chunk.length));
        controller.enqueue(chunk);
      },
    });
    const buffer = await new Response(response.body.pipeThrough(count)).arrayBuffer();
    await decoder;
    return decompress(new Uint8Array(buffer));
  };
  const downloads = parts.map(download);
  const whole = new ReadableStream({
    async start(controller) {
      for (const part of downloads) {
        controller.enqueue(await part);
      }
      controller.close();
    },
  });
  const headers = {'content-type': 'application/wasm'};
  return WebAssembly.compileStreaming(new Response(whole, {headers}));
}
