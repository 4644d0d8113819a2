/*
 * Runs first, inline in the page, because a file of its own could fail to load like any other. It sets the theme and the
 * fonts before the first paint, so that the page doesn't flash in another theme or font. Then it watches the start of the
 * app. If a script or style sheet is missing, it says so, tries again by itself, and offers a button.
 * It is written in ECMAScript 5, because browsers that are too old for the app must understand it.
 */
(function () {
  /** Time in ms between a failure and the message: the app may start all the same. */
  var patienceMs = 2000;
  /** Time in ms after which a start without a failure counts as slow. */
  var slowMs = 10000;
  /** Pauses in ms before each further attempt. The last one repeats. */
  var pauses = [2000, 5000, 10000, 30000, 60000];
  /** Attempts of longer ago don't count, in ms. */
  var forgottenMs = 300000;
  var healthMs = 4000;

  var texts = {
    en: {
      offline: [
        'No connection',
        'The page could not be loaded.',
        'It continues as soon as the connection is back.',
      ],
      incomplete: [
        'This page is incomplete',
        'Parts of it could not be loaded. A network that asks you to log in first, or a program that blocks scripts, may be the cause.',
        'It tries again by itself.',
      ],
      slow: [
        'The page loads slowly',
        'The connection is slow, or something holds it up.',
        'Please wait, or try again.',
      ],
      old: [
        'This browser is too old for VINCERE: please use a current version of Chrome, Edge, Firefox or Safari.',
      ],
      again: 'Try Again',
    },
    de: {
      offline: [
        'Keine Verbindung',
        'Die Seite konnte nicht geladen werden.',
        'Sobald die Verbindung wieder da ist, geht es von selbst weiter.',
      ],
      incomplete: [
        'Diese Seite ist unvollständig',
        'Teile davon konnten nicht geladen werden. Vielleicht verlangt das Netz zuerst eine Anmeldung, oder ein Programm blockiert Skripte.',
        'Ein neuer Versuch beginnt von selbst.',
      ],
      slow: [
        'Die Seite lädt langsam',
        'Die Verbindung ist langsam, oder etwas hält sie auf.',
        'Bitte warten Sie, oder versuchen Sie es erneut.',
      ],
      old: [
        'Dieser Browser ist zu alt für VINCERE: Bitte nutzen Sie eine aktuelle Version von Chrome, Edge, Firefox oder Safari.',
      ],
      again: 'Erneut versuchen',
    },
  };

  var page = document.documentElement;
  /** The addresses that failed to load, where they are known. */
  var failed = [];
  /** The addresses of style sheets that are missing. */
  var missingStyles = [];
  var isJudging = false;
  var message = null;

  function stored(name) {
    try {
      return localStorage.getItem(name);
    } catch (error) {
      return null;
    }
  }

  function setTheme() {
    var theme = stored('theme') || 'system';
    var prefersDark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
    page.setAttribute(
      'data-theme',
      theme === 'dark' || (theme === 'system' && prefersDark) ? 'dark' : 'light',
    );
  }

  function addFonts() {
    var address = stored('fonts');
    if (address === null || address.indexOf('/assets/') !== 0) return;
    var link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.setAttribute('data-optional', '');
    document.head.appendChild(link);
  }

  function textsOfReader() {
    var wanted = [stored('language')].concat(navigator.languages || [navigator.language]);
    for (var index = 0; index < wanted.length; index++) {
      var language = wanted[index] && wanted[index].slice(0, 2);
      if (Object.prototype.hasOwnProperty.call(texts, language)) return texts[language];
    }
    return texts.en;
  }

  /** Whether the app has replaced the logo with its first page. */
  function hasStarted() {
    var root = document.getElementById('root');
    return root !== null && root.querySelector('.is-loading') === null;
  }

  function isStyled() {
    return getComputedStyle(page).getPropertyValue('--color-signal') !== '';
  }

  function isWhole() {
    return hasStarted() && isStyled() && missingStyles.length === 0;
  }

  /** Whether the browser lacks the newest modules, methods or patterns that the app uses. */
  function isOld() {
    return (
      !('noModule' in document.createElement('script')) ||
      typeof Array.prototype.toSorted !== 'function' ||
      !knowsLookbehind()
    );
  }

  function knowsLookbehind() {
    try {
      return new RegExp('(?<=a)b').test('ab');
    } catch (error) {
      return false;
    }
  }

  /** How often the page was reloaded because its start failed. The history keeps it, because the storage may be denied. */
  function attempts() {
    var start = history.state && history.state.failedStart;
    return start && Date.now() - start.at < forgottenMs ? start.count : 0;
  }

  function countAttempt() {
    var state = {};
    for (var name in history.state) state[name] = history.state[name];
    state.failedStart = { count: attempts() + 1, at: Date.now() };
    history.replaceState(state, '');
  }

  function reload() {
    countAttempt();
    location.reload();
  }

  /**
   * Loads the files that failed past the cache, which may contain the page of a network that asked for a log-in. Resolves to
   * whether all of them arrived.
   */
  function renewFailed() {
    return Promise.all(
      failed.map(function (address) {
        return fetch(address, { cache: 'reload' }).then(
          function (response) {
            return response.ok && !/html/.test(response.headers.get('content-type') || '');
          },
          function () {
            return false;
          },
        );
      }),
    ).then(function (arrivals) {
      return arrivals.indexOf(false) < 0;
    });
  }

  /** Resolves to whether the server answers, and not something else on the way to it. */
  function isReachable() {
    var asked = fetch('/healthz', { cache: 'no-store' }).then(
      function (response) {
        return response.ok && /json/.test(response.headers.get('content-type') || '');
      },
      function () {
        return false;
      },
    );
    var late = new Promise(function (resolve) {
      setTimeout(resolve, healthMs, false);
    });
    return Promise.race([asked, late]);
  }

  function paragraph(tag, className, text) {
    var element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  }

  /** Shows a message. The style sheet may be missing, so it has the most important styles of its own. */
  function show(kind) {
    if (message !== null && message.getAttribute('data-kind') === kind) return;
    hide();
    var own = textsOfReader();
    var parts = own[kind];
    message = document.createElement('div');
    message.className = 'page page-narrow stack';
    message.setAttribute('role', 'alert');
    message.setAttribute('data-kind', kind);
    if (parts.length === 1) message.appendChild(paragraph('p', '', parts[0]));
    else {
      message.appendChild(paragraph('h1', 'heading-1', parts[0]));
      message.appendChild(paragraph('p', '', parts[1]));
      message.appendChild(paragraph('p', 'muted', parts[2]));
      var button = paragraph('button', 'button button-ink', own.again);
      button.type = 'button';
      button.onclick = function () {
        button.disabled = true;
        void renewFailed().then(reload);
      };
      message.appendChild(document.createElement('p')).appendChild(button);
    }
    if (!isStyled()) {
      message.style.cssText =
        'max-width: 36em; margin: 2em auto; padding: 0 1em; font: 1em/1.5 system-ui, sans-serif';
    }
    var root = document.getElementById('root');
    // The page of an app without styles can't be read. Once the app has started, the message comes first.
    if (hasStarted() && !isStyled()) root.style.display = 'none';
    if (kind === 'old' || hasStarted() || root === null)
      document.body.insertBefore(message, document.body.firstChild);
    else document.body.insertBefore(message, root.nextSibling);
    // Where an old browser shows a page all the same, parts of it fail later.
    if (kind !== 'old' && window.MutationObserver && root !== null)
      new MutationObserver(function (_changes, observer) {
        if (!isWhole()) return;
        observer.disconnect();
        hide();
      }).observe(root, { childList: true });
  }

  function hide() {
    if (message !== null && message.parentNode !== null) message.parentNode.removeChild(message);
    message = null;
    var root = document.getElementById('root');
    if (root !== null) root.style.display = '';
  }

  /** Judges a failure after a while, because the app may start all the same. */
  function judgeSoon() {
    if (isJudging) return;
    isJudging = true;
    setTimeout(judge, patienceMs);
  }

  function judge() {
    if (isWhole()) {
      isJudging = false;
      return;
    }
    void isReachable().then(function (reachable) {
      show(reachable ? 'incomplete' : 'offline');
      var pause = reachable ? pauses[Math.min(attempts(), pauses.length - 1)] : pauses[0];
      setTimeout(tryAgain, pause);
    });
  }

  function tryAgain() {
    if (isWhole()) return hide();
    void isReachable().then(function (reachable) {
      if (!reachable) {
        show('offline');
        return setTimeout(tryAgain, pauses[1]);
      }
      return renewFailed().then(function (hasArrived) {
        // Somebody may be using the page, so don't take it away for nothing.
        if (hasArrived || !hasStarted() || !isStyled()) reload();
        else setTimeout(tryAgain, pauses[3]);
      });
    });
  }

  function beSlow() {
    if (isWhole() || isJudging) return;
    // Nothing is drawn while a style sheet is loading. Let it load beside the page.
    var links = document.querySelectorAll('link[rel=stylesheet]');
    for (var index = 0; index < links.length; index++)
      if (links[index].sheet === null) applyLater(links[index]);
    show('slow');
  }

  function applyLater(link) {
    link.media = 'not all';
    link.onload = function () {
      link.media = 'all';
      if (isWhole()) hide();
    };
  }

  function whenFileFails(event) {
    var target = event.target;
    var address = target && (target.src || target.href);
    if (!address || !/^(SCRIPT|LINK)$/.test(target.tagName) || target.hasAttribute('data-optional'))
      return false;
    failed.push(address);
    if (target.rel === 'stylesheet') missingStyles.push(address);
    return true;
  }

  /** Some browsers report a style sheet that was answered with a page as loaded, but it has no rules. */
  function whenStylesLoad(event) {
    var link = event.target;
    if (link.tagName !== 'LINK' || link.rel !== 'stylesheet') return;
    if (link.sheet !== null && link.sheet.cssRules.length > 0) {
      missingStyles = missingStyles.filter(function (address) {
        return address !== link.href;
      });
      return;
    }
    event.stopImmediatePropagation();
    link.dispatchEvent(new Event('error'));
  }

  function watch() {
    document.addEventListener('load', whenStylesLoad, true);
    addEventListener(
      'error',
      function (event) {
        if (hasStarted() && isStyled()) return;
        var isFile = whenFileFails(event);
        // A script was damaged on its way: a browser that is too old for it has been told so.
        var isDamaged = event.error instanceof SyntaxError;
        if (isDamaged && event.filename) failed.push(event.filename);
        if (isFile || isDamaged) judgeSoon();
      },
      true,
    );
    // `main.tsx` reports why it could not load the app.
    addEventListener('start-failed', function (event) {
      var reason = event.detail;
      var address = /https?:\/\/\S+/.exec(String(reason && reason.message));
      if (address) failed.push(address[0]);
      judgeSoon();
    });
    setTimeout(beSlow, slowMs);
  }

  setTheme();
  addFonts();
  if (isOld())
    document.addEventListener('DOMContentLoaded', function () {
      show('old');
    });
  else watch();
})();
