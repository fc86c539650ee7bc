import { mount } from 'svelte';

import App from './App.svelte';
import { loadOutside } from './games/outside';
import { startLanguage } from './i18n/index.svelte';
import { me } from './net/me.svelte';
import { keepPage } from './net/offline.svelte';
import { load } from './places';
import { router } from './router.svelte';
import './style/tokens.css';
import './style/base.css';

// The page of this address is asked for together with the words and the guest; App says so if it does not come.
load(router.route.page).catch(() => undefined);
// No socket stands without the cookie that the first question brings.
await Promise.all([loadOutside().then(startLanguage), me.meet()]);
const target = document.getElementById('app')!;
target.replaceChildren(); // what index.html shows until now
mount(App, { target });
if (document.readyState === 'complete') keepPage();
else addEventListener('load', keepPage);
