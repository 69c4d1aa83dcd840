#define _GNU_SOURCE

#include "cworkers.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>

// Threads are reused, since starting one takes some 20 microseconds: at most 15, which wait for
// work until the process ends. A forked process starts its own.

enum { MOST_THREADS = 16 };

// A call of cworkers_run, on the caller's stack.
typedef struct call {
  void (*work)(void *);
  void *job;
  // The number of threads that may still join, and of those at work.
  uint32_t wanted;
  uint32_t helping;
  struct call *next;
} call;

// The following variables are protected by the lock.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work_came = PTHREAD_COND_INITIALIZER;
static pthread_cond_t help_ended = PTHREAD_COND_INITIALIZER;
static call *calls;
static uint32_t thread_count;

static void before_fork(void) { pthread_mutex_lock(&lock); }

static void after_fork(void) { pthread_mutex_unlock(&lock); }

static void in_child(void) {
  pthread_mutex_init(&lock, NULL);
  pthread_cond_init(&work_came, NULL);
  pthread_cond_init(&help_ended, NULL);
  calls = NULL;
  thread_count = 0;
}

static void watch_forks(void) { pthread_atfork(before_fork, after_fork, in_child); }

static call *next_call(void) {
  call *found = calls;
  while (found && !found->wanted) found = found->next;
  return found;
}

static void *help(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  for (;;) {
    call *current = next_call();
    if (!current) {
      pthread_cond_wait(&work_came, &lock);
      continue;
    }
    current->wanted--;
    current->helping++;
    pthread_mutex_unlock(&lock);
    current->work(current->job);
    pthread_mutex_lock(&lock);
    if (--current->helping == 0) pthread_cond_broadcast(&help_ended);
  }
  return NULL;
}

// Starts threads with all signals blocked.
static void start_threads(uint32_t count) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  while (thread_count < count) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, help, NULL)) break;
    pthread_detach(thread);
    thread_count++;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void publish(call *mine) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, watch_forks);
  pthread_mutex_lock(&lock);
  start_threads(mine->wanted);
  mine->next = calls;
  calls = mine;
  pthread_cond_broadcast(&work_came);
  pthread_mutex_unlock(&lock);
}

static void withdraw(call *mine) {
  pthread_mutex_lock(&lock);
  call **place = &calls;
  while (*place != mine) place = &(*place)->next;
  *place = mine->next;
  while (mine->helping) pthread_cond_wait(&help_ended, &lock);
  pthread_mutex_unlock(&lock);
}

// Returns the number of processors available to the process, which containers and taskset limit.
static uint32_t processors(void) {
  cpu_set_t usable;
  if (sched_getaffinity(0, sizeof usable, &usable)) return 1;
  int count = CPU_COUNT(&usable);
  return count < 1 ? 1 : (uint32_t)count;
}

void cworkers_run(void (*work)(void *job), void *job, uint32_t parts, uint32_t threads) {
  if (threads == 0 && parts > 1) threads = processors();
  if (threads > parts) threads = parts;
  if (threads > MOST_THREADS) threads = MOST_THREADS;
  if (threads < 2) {
    work(job);
    return;
  }
  call mine = {work, job, threads - 1, 0, NULL};
  publish(&mine);
  work(job);
  withdraw(&mine);
}
