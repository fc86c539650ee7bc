import { mount } from 'svelte';

import App from './App.svelte';
import { startLanguage } from './i18n/index.svelte';
import './style/tokens.css';
import './style/base.css';

await startLanguage();
mount(App, { target: document.getElementById('app')! });
