/* Chunks are loaded from the folder that the page names: a path on the site, relative in the offline copy. */
__webpack_public_path__ = document.documentElement.dataset.baseUrl ?? '/';
