self.onmessage = ({ data }) => self.postMessage(String(data).split(/\s+/).length);
