import '@/pier.css';
