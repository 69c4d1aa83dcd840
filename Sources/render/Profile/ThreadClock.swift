import Glibc

/// The time that the calling thread has worked, in nanoseconds: waiting, and what else the machine
/// does meanwhile, are not in it.
enum ThreadClock {
  static let read: @convention(c) () -> UInt64 = {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
