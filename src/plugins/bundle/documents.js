/*
 * Everything that pages are made of, for a build without hydration. No page loads the script; but whatever
 * the documents and components bring along besides script (stylesheets, pictures, linked files) is emitted,
 * as in a hydrated build.
 */
import '@generated/client-modules';
import '@generated/registry';
import '@theme/Root';
import '@theme/ThemeProvider';
import '@theme/SiteMetadata';
