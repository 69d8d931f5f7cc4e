import"plain-reset/reset.css";
