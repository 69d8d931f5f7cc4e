/*
 * Entry with all pages and components, for a build without hydration. No page loads its script, but the stylesheets,
 * images and linked files that they import are emitted.
 */
import '@generated/client-modules';
import '@generated/registry';
import '@theme/Root';
import '@theme/ThemeProvider';
import '@theme/SiteMetadata';
