import CWorkers
import Foundation
import Synchronization
import Testing

/// Tests that the pool's threads do every part of a job once before the call returns, for any
/// number of callers on any threads.
@Suite struct WorkerPoolTests {
  /// A job whose workers take parts until none is left, as in all uses of the pool.
  private final class Job: Sendable {
    private let next = Atomic(0)
    private let inside = Atomic(0)
    private let most = Atomic(0)
    private let done: Mutex<[Int]>
    private let part: @Sendable (Int) -> Void

    init(_ count: Int, part: @escaping @Sendable (Int) -> Void = { _ in }) {
      done = Mutex(Array(repeating: 0, count: count))
      self.part = part
    }

    /// How often each part was done.
    var counts: [Int] { done.withLock { $0 } }
    /// The number of threads in the job now, and the highest number so far.
    var threads: (now: Int, most: Int) {
      (inside.load(ordering: .relaxed), most.load(ordering: .relaxed))
    }

    func run(parts: Int, threads: Int) {
      cworkers_run(
        { Unmanaged<Job>.fromOpaque($0!).takeUnretainedValue().work() },
        Unmanaged.passUnretained(self).toOpaque(), UInt32(parts), UInt32(threads))
    }

    private func work() {
      most.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard done.withLock({ index < $0.count }) else { break }
        part(index)
        done.withLock { $0[index] += 1 }
      }
      inside.subtract(1, ordering: .relaxed)
    }
  }

  private func expectDone(_ job: Job, _ count: Int, threads: Int = 16) {
    #expect(job.counts == Array(repeating: 1, count: count))
    #expect(job.threads.now == 0)
    #expect((1...threads).contains(job.threads.most))
  }

  @Test(arguments: [0, 1, 2, 3, 40], [0, 1, 2, 1000])
  func everyPartIsDoneOnce(_ threads: Int, _ parts: Int) {
    for _ in 0..<20 {
      let job = Job(parts)
      job.run(parts: parts, threads: threads)
      expectDone(job, parts, threads: threads == 0 ? 16 : min(threads, 16))
    }
  }

  /// If a call returned early, its last parts would not be done.
  @Test func slowPartsAreWaitedFor() {
    for _ in 0..<10 {
      let job = Job(6) { _ in usleep(500) }
      job.run(parts: 6, threads: 3)
      expectDone(job, 6, threads: 3)
    }
  }

  @Test func callersAtOnceDoNotMeet() {
    let jobs = (0..<8).map { _ in (0..<200).map { Job($0 % 30) } }
    let group = DispatchGroup()
    for mine in jobs {
      let caller = Thread {
        for (index, job) in mine.enumerated() { job.run(parts: index % 30, threads: index % 5) }
        group.leave()
      }
      group.enter()
      caller.start()
    }
    group.wait()
    for mine in jobs {
      for (index, job) in mine.enumerated() { expectDone(job, index % 30) }
    }
  }

  /// Parts that call the pool themselves, including from its own threads, find all threads busy and
  /// run the work themselves.
  @Test func partsMayHaveParts() {
    for _ in 0..<20 {
      let inner = (0..<12).map { _ in Job(12) }
      let outer = Job(12) { inner[$0].run(parts: 12, threads: 4) }
      outer.run(parts: 12, threads: 4)
      expectDone(outer, 12, threads: 4)
      for job in inner { expectDone(job, 12, threads: 4) }
    }
  }
}
