import http from 'node:http';
import type {AddressInfo} from 'node:net';

/** An index of the stand-in. */
export interface HostedIndex {
  settings: Record<string, unknown>;
  rules: string[];
  synonyms: string[];
  objects: Map<string, Record<string, unknown>>;
}

/** A request, read. */
export interface ApiRequest {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** What goes wrong: an answer of its own, no answer, or no connection. Null for nothing. */
export type Fault = {status: number; body: string} | 'stall' | 'refuse' | null;

/** The provider's API for indexes, as far as an upload calls it, in memory. */
export interface ApiServer {
  origin: string;
  indexes: Map<string, HostedIndex>;
  requests: ApiRequest[];
  /** Decides for each request from now on. */
  fail: (choose: (request: ApiRequest) => Fault) => void;
  close: () => Promise<void>;
}

export const emptyIndex = (): HostedIndex => ({
  settings: {},
  rules: [],
  synonyms: [],
  objects: new Map(),
});

interface Reply {
  status: number;
  json: unknown;
}

type Copied = 'settings' | 'rules' | 'synonyms';

interface Batch {
  requests: {action: string; body: Record<string, unknown>}[];
}

interface Operation {
  operation: 'copy' | 'move';
  destination: string;
  scope?: Copied[];
}

/** Answers one request, and does what it asks for. */
function createApi(indexes: Map<string, HostedIndex>) {
  let taskID = 0;
  const task = (): Reply => ({status: 200, json: {taskID: ++taskID, updatedAt: '', objectIDs: []}});
  const missing = (name: string): Reply => ({
    status: 404,
    json: {message: `Index ${name} does not exist`, status: 404},
  });
  const ensure = (name: string): HostedIndex => {
    const index = indexes.get(name) ?? emptyIndex();
    indexes.set(name, index);
    return index;
  };

  function operate(name: string, {operation, destination, scope = []}: Operation): Reply {
    const source = indexes.get(name);
    if (!source) {
      return missing(name);
    }
    if (operation === 'move') {
      indexes.set(destination, source);
      indexes.delete(name);
    } else {
      const target = ensure(destination);
      Object.assign(
        target,
        Object.fromEntries(scope.map((part) => [part, structuredClone(source[part])])),
      );
    }
    return task();
  }

  return ({method, path, body}: ApiRequest): Reply => {
    const [, , , name = '', action = ''] = path.split('/').map(decodeURIComponent);
    const json = (body === '' ? {} : JSON.parse(body)) as unknown;
    switch (`${method} ${action}`) {
      case 'GET settings': {
        const index = indexes.get(name);
        return index ? {status: 200, json: index.settings} : missing(name);
      }
      case 'PUT settings':
        Object.assign(ensure(name).settings, json);
        return task();
      case 'POST operation':
        return operate(name, json as Operation);
      case 'POST batch':
        (json as Batch).requests.forEach(({body: object}) =>
          ensure(name).objects.set(String(object.objectID), object),
        );
        return task();
      case 'GET task':
        return {status: 200, json: {status: 'published', pendingTask: false}};
      case 'DELETE ':
        indexes.delete(name);
        return task();
      default:
        return {status: 400, json: {message: `Not understood: ${method} ${path}`, status: 400}};
    }
  };
}

/** Starts the stand-in on a free port of this machine. */
export async function startApi(): Promise<ApiServer> {
  const indexes = new Map<string, HostedIndex>();
  const requests: ApiRequest[] = [];
  const answer = createApi(indexes);
  let choose: (request: ApiRequest) => Fault = () => null;
  const server = http.createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const {method = '', url = '', headers} = incoming;
      const path = new URL(url, 'http://127.0.0.1').pathname;
      const request = {method, path, headers, body: Buffer.concat(chunks).toString('utf8')};
      requests.push(request);
      const fault = choose(request);
      if (fault === 'refuse') {
        incoming.socket.destroy();
      } else if (fault !== 'stall') {
        const {status, json} = fault ? {status: fault.status, json: fault.body} : answer(request);
        response.writeHead(status, {'content-type': 'application/json'});
        response.end(typeof json === 'string' ? json : JSON.stringify(json));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    indexes,
    requests,
    fail: (next) => {
      choose = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
