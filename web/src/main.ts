import { mount } from 'svelte';

import App from './App.svelte';
import { loadOutside } from './games/outside';
import { startLanguage } from './i18n/index.svelte';
import { me } from './net/me.svelte';
import './style/tokens.css';
import './style/base.css';

// No socket stands without the cookie that the first question brings.
await Promise.all([loadOutside().then(startLanguage), me.meet()]);
mount(App, { target: document.getElementById('app')! });
